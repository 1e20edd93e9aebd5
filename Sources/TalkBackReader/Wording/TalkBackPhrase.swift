/// A phrase of TalkBack. The raw value is the name of the string in TalkBack's resources (google/talkback, Apache-2.0).
/// `TalkBack.xcstrings` has the translations, with the raw value as the key.
package enum TalkBackPhrase: String, Sendable, Hashable, CaseIterable {
  /// “GESTURE to read by UNIT”. Takes two texts: the gesture and the unit.
  case adjustGranularityHint = "adjust_granularity_hint"
  /// “GESTURES to adjust the setting”. Takes one text: the gestures.
  case adjustSettingHint = "adjust_setting_hint"
  case cannotCopyFeedback = "cannot_copy_feedback"
  case cannotCutFeedback = "cannot_cut_feedback"
  case cannotPasteFeedback = "cannot_paste_feedback"
  /// “3 NAME”, for a character that is repeated. Takes one integer and one text: the number of repetitions and the name
  /// of the character.
  case characterCollapseTemplate = "character_collapse_template"
  case columnHeadingTemplate = "column_heading_template"
  /// “Column 2”. Takes one integer: the number of the column.
  case columnIndexTemplate = "column_index_template"
  case columnIndexTemplate16 = "column_index_template.16"
  case displayNameControl = "display_name_control"
  case displayNameHeading = "display_name_heading"
  case displayNameLink = "display_name_link"
  /// “No next ELEMENT”. Takes one text: the kind of element, such as “heading” or “link”.
  case endOfPage = "end_of_page"
  /// “GESTURE or GESTURE”. Takes two texts: the names of two gestures.
  case gesture1Or2 = "gesture_1_or_2"
  case granularityCharacter = "granularity_character"
  case granularityLine = "granularity_line"
  case granularityNativeControl = "granularity_native_control"
  case granularityNativeHeading = "granularity_native_heading"
  case granularityNativeLink = "granularity_native_link"
  case granularityParagraph = "granularity_paragraph"
  case granularityWord = "granularity_word"
  case headingTemplate = "heading_template"
  case headsUpWindowAvailable = "heads_up_window_available"
  case hideKeyboardWindow = "hide_keyboard_window"
  case hintSuggestion = "hint_suggestion"
  /// “In ROLE”. Takes one text: the role description of the collection.
  case inCollectionRoleDescription = "in_collection_role_description"
  /// “In ROLE NAME”. Takes two texts: the role description and the name of the collection.
  case inCollectionRoleDescriptionWithName = "in_collection_role_description_with_name"
  case inGrid = "in_grid"
  case inGridPager = "in_grid_pager"
  /// “In grid pager NAME”. Takes one text: the name of the pager.
  case inGridPagerWithName = "in_grid_pager_with_name"
  /// “In grid NAME”. Takes one text: the name of the grid.
  case inGridWithName = "in_grid_with_name"
  case inHorizontalPager = "in_horizontal_pager"
  /// “In horizontal pager NAME”. Takes one text: the name of the pager.
  case inHorizontalPagerWithName = "in_horizontal_pager_with_name"
  case inList = "in_list"
  /// “In list NAME”. Takes one text: the name of the list.
  case inListWithName = "in_list_with_name"
  case inPager = "in_pager"
  /// “In pager NAME”. Takes one text: the name of the pager.
  case inPagerWithName = "in_pager_with_name"
  case inVerticalPager = "in_vertical_pager"
  /// “In vertical pager NAME”. Takes one text: the name of the pager.
  case inVerticalPagerWithName = "in_vertical_pager_with_name"
  /// “Window NAME”. Takes one text: the name of the window.
  case inWindowWithName = "in_window_with_name"
  /// “2 of 5”. Takes two integers: the position and the total.
  case listIndexTemplate = "list_index_template"
  case notificationCategoryAlarm = "notification_category_alarm"
  case notificationCategoryCall = "notification_category_call"
  case notificationCategoryEmail = "notification_category_email"
  case notificationCategoryMsg = "notification_category_msg"
  case notificationTypeBeginningOfField = "notification_type_beginning_of_field"
  case notificationTypeEndOfField = "notification_type_end_of_field"
  case notificationTypeSelectionCleared = "notification_type_selection_cleared"
  case notificationTypeSelectionModeOff = "notification_type_selection_mode_off"
  case notificationTypeSelectionModeOn = "notification_type_selection_mode_on"
  case outOfGrid = "out_of_grid"
  case outOfGridPager = "out_of_grid_pager"
  /// “Out of grid pager NAME”. Takes one text: the name of the pager.
  case outOfGridPagerWithName = "out_of_grid_pager_with_name"
  /// “Out of grid NAME”. Takes one text: the name of the grid.
  case outOfGridWithName = "out_of_grid_with_name"
  case outOfHorizontalPager = "out_of_horizontal_pager"
  case outOfList = "out_of_list"
  /// “Out of list NAME”. Takes one text: the name of the list.
  case outOfListWithName = "out_of_list_with_name"
  case outOfPager = "out_of_pager"
  /// “Out of pager NAME”. Takes one text: the name of the pager.
  case outOfPagerWithName = "out_of_pager_with_name"
  /// “Out of ROLE”. Takes one text: the role description of the collection.
  case outOfRoleDescription = "out_of_role_description"
  /// “Out of ROLE NAME”. Takes two texts: the role description and the name of the collection.
  case outOfRoleDescriptionWithName = "out_of_role_description_with_name"
  case outOfVerticalPager = "out_of_vertical_pager"
  /// “Out of vertical pager NAME”. Takes one text: the name of the pager.
  case outOfVerticalPagerWithName = "out_of_vertical_pager_with_name"
  case prefNodeDescOrderEntryNameRoleStatePos = "pref_node_desc_order_entry_name_role_state_pos"
  case prefNodeDescOrderEntryRoleNameStatePos = "pref_node_desc_order_entry_role_name_state_pos"
  case prefNodeDescOrderEntryStateNameRolePos = "pref_node_desc_order_entry_state_name_role_pos"
  case requiredState = "required_state"
  /// “STATE required”. Takes one text: the state in the words of the app.
  case requiredStateAppended = "required_state_appended"
  case rowHeadingTemplate = "row_heading_template"
  /// “Row 2”. Takes one integer: the number of the row.
  case rowIndexTemplate = "row_index_template"
  case rowIndexTemplate16 = "row_index_template.16"
  case shortcutPerformClickAction = "shortcut_perform_click_action"
  /// “Showing NAME”. Takes one text: the name of the keyboard.
  case showKeyboardWindow = "show_keyboard_window"
  /// “No previous ELEMENT”. Takes one text: the kind of element, such as “heading” or “link”.
  case startOfPage = "start_of_page"
  case suggestionsWindowAvailable = "suggestions_window_available"
  /// “Suggestions available. To access, GESTURE”. Takes one text: the gesture.
  case suggestionsWindowAvailableWithGesture = "suggestions_window_available_with_gesture"
  case summaryOffPrefSpeakPasswordsWithoutHeadphones = "summaryOff_pref_speak_passwords_without_headphones"
  case symbolAlmostEquals = "symbol_almost_equals"
  case symbolAmpersand = "symbol_ampersand"
  case symbolAngleBracketLeft = "symbol_angle_bracket_left"
  case symbolAngleBracketRight = "symbol_angle_bracket_right"
  case symbolApostrophe = "symbol_apostrophe"
  case symbolApproximatelyEquals = "symbol_approximately_equals"
  case symbolAsterisk = "symbol_asterisk"
  case symbolAtSign = "symbol_at_sign"
  case symbolBackslash = "symbol_backslash"
  case symbolBeamedSixteenthNote = "symbol_beamed_sixteenth_note"
  case symbolBlackCircle = "symbol_black_circle"
  case symbolBlackHeart = "symbol_black_heart"
  case symbolBlackSmallsquare = "symbol_black_smallsquare"
  case symbolBlackSquare = "symbol_black_square"
  case symbolBlackStar = "symbol_black_star"
  case symbolBlackSuitOfDiamonds = "symbol_black_suit_of_diamonds"
  case symbolBlackTrianglePointingDown = "symbol_black_triangle_pointing_down"
  case symbolBlackTrianglePointingUp = "symbol_black_triangle_pointing_up"
  case symbolBrokenBar = "symbol_broken_bar"
  case symbolBullet = "symbol_bullet"
  case symbolBullseye = "symbol_bullseye"
  case symbolCaret = "symbol_caret"
  case symbolCelsiusDegree = "symbol_celsius_degree"
  case symbolCent = "symbol_cent"
  case symbolCircleLeftHalfBlack = "symbol_circle_left_half_black"
  case symbolCircleRightHalfBlack = "symbol_circle_right_half_black"
  case symbolColon = "symbol_colon"
  case symbolComma = "symbol_comma"
  case symbolCopyright = "symbol_copyright"
  case symbolCurlyBracketLeft = "symbol_curly_bracket_left"
  case symbolCurlyBracketRight = "symbol_curly_bracket_right"
  case symbolCurrencyDong = "symbol_currency_dong"
  case symbolCurrencyPeso = "symbol_currency_peso"
  case symbolCurrencySign = "symbol_currency_sign"
  case symbolDegree = "symbol_degree"
  case symbolDivision = "symbol_division"
  case symbolDollarSign = "symbol_dollar_sign"
  case symbolDownwardsArrow = "symbol_downwards_arrow"
  case symbolEighthNote = "symbol_eighth_note"
  case symbolEllipsis = "symbol_ellipsis"
  case symbolEmDash = "symbol_em_dash"
  case symbolEnDash = "symbol_en_dash"
  case symbolEqual = "symbol_equal"
  case symbolEuro = "symbol_euro"
  case symbolExclamationMark = "symbol_exclamation_mark"
  case symbolFahrenheitDegree = "symbol_fahrenheit_degree"
  case symbolFemale = "symbol_female"
  case symbolFullWidthAmpersand = "symbol_full_width_ampersand"
  case symbolFullWidthAsterisk = "symbol_full_width_asterisk"
  case symbolFullWidthCircumflex = "symbol_full_width_circumflex"
  case symbolFullWidthColon = "symbol_full_width_colon"
  case symbolFullWidthComma = "symbol_full_width_comma"
  case symbolFullWidthExclamationMark = "symbol_full_width_exclamation_mark"
  case symbolFullWidthGreaterThanSign = "symbol_full_width_greater_than_sign"
  case symbolFullWidthIdeographicFullStop = "symbol_full_width_ideographic_full_stop"
  case symbolFullWidthLeftCurlyBracket = "symbol_full_width_left_curly_bracket"
  case symbolFullWidthLeftParenthesis = "symbol_full_width_left_parenthesis"
  case symbolFullWidthLessThanSign = "symbol_full_width_less_than_sign"
  case symbolFullWidthQuestionMark = "symbol_full_width_question_mark"
  case symbolFullWidthRightCurlyBracket = "symbol_full_width_right_curly_bracket"
  case symbolFullWidthRightParenthesis = "symbol_full_width_right_parenthesis"
  case symbolFullWidthSemicolon = "symbol_full_width_semicolon"
  case symbolFullWidthTilde = "symbol_full_width_tilde"
  case symbolFullWidthUnderscore = "symbol_full_width_underscore"
  case symbolGraveAccent = "symbol_grave_accent"
  case symbolHalfwidthKatakanaMiddleDot = "symbol_halfwidth_katakana_middle_dot"
  case symbolHyphenMinus = "symbol_hyphen_minus"
  case symbolIdeographicComma = "symbol_ideographic_comma"
  case symbolIntegral = "symbol_integral"
  case symbolInvertedExclamationMark = "symbol_inverted_exclamation_mark"
  case symbolInvertedQuestionMark = "symbol_inverted_question_mark"
  case symbolLeftAngleBracket = "symbol_left_angle_bracket"
  case symbolLeftBlackLenticularBracket = "symbol_left_black_lenticular_bracket"
  case symbolLeftCornerBracket = "symbol_left_corner_bracket"
  case symbolLeftDoubleQuotationMark = "symbol_left_double_quotation_mark"
  case symbolLeftSingleQuotationMark = "symbol_left_single_quotation_mark"
  case symbolLeftwardsArrow = "symbol_leftwards_arrow"
  case symbolLiter = "symbol_liter"
  case symbolLowDoubleQuote = "symbol_low_double_quote"
  case symbolMale = "symbol_male"
  case symbolMathematicalLeftAngleBracket = "symbol_mathematical_left_angle_bracket"
  case symbolMathematicalRightAngleBracket = "symbol_mathematical_right_angle_bracket"
  case symbolMicroSign = "symbol_micro_sign"
  case symbolMiddleDot = "symbol_middle_dot"
  case symbolMultiplication = "symbol_multiplication"
  case symbolNewLine = "symbol_new_line"
  case symbolNotEquals = "symbol_not_equals"
  case symbolNotSign = "symbol_not_sign"
  case symbolParagraphMark = "symbol_paragraph_mark"
  case symbolParenthesisLeft = "symbol_parenthesis_left"
  case symbolParenthesisRight = "symbol_parenthesis_right"
  case symbolPercent = "symbol_percent"
  case symbolPeriod = "symbol_period"
  case symbolPi = "symbol_pi"
  case symbolPlusMinusSign = "symbol_plus_minus_sign"
  case symbolPostalMark = "symbol_postal_mark"
  case symbolPound = "symbol_pound"
  case symbolPoundSterling = "symbol_pound_sterling"
  case symbolQuarterNote = "symbol_quarter_note"
  case symbolQuestionMark = "symbol_question_mark"
  case symbolQuotationMark = "symbol_quotation_mark"
  case symbolReference = "symbol_reference"
  case symbolRegisteredTrademark = "symbol_registered_trademark"
  case symbolRightAngleBracket = "symbol_right_angle_bracket"
  case symbolRightBlackLenticularBracket = "symbol_right_black_lenticular_bracket"
  case symbolRightCornerBracket = "symbol_right_corner_bracket"
  case symbolRightDoubleQuotationMark = "symbol_right_double_quotation_mark"
  case symbolRightSingleQuotationMark = "symbol_right_single_quotation_mark"
  case symbolRightwardsArrow = "symbol_rightwards_arrow"
  case symbolRupee = "symbol_rupee"
  case symbolSectionSign = "symbol_section_sign"
  case symbolSemicolon = "symbol_semicolon"
  case symbolSlash = "symbol_slash"
  case symbolSolar = "symbol_solar"
  case symbolSpace = "symbol_space"
  case symbolSquareBracketLeft = "symbol_square_bracket_left"
  case symbolSquareBracketRight = "symbol_square_bracket_right"
  case symbolSquareRoot = "symbol_square_root"
  case symbolTilde = "symbol_tilde"
  case symbolTrademark = "symbol_trademark"
  case symbolUnderscore = "symbol_underscore"
  case symbolUpwardsArrow = "symbol_upwards_arrow"
  case symbolVerticalBar = "symbol_vertical_bar"
  case symbolWhiteCircle = "symbol_white_circle"
  case symbolWhiteClubSuit = "symbol_white_club_suit"
  case symbolWhiteDiamond = "symbol_white_diamond"
  case symbolWhiteDownPointingTriangle = "symbol_white_down_pointing_triangle"
  case symbolWhiteHeart = "symbol_white_heart"
  case symbolWhiteLeftPointingIndex = "symbol_white_left_pointing_index"
  case symbolWhiteLeftPointingTriangle = "symbol_white_left_pointing_triangle"
  case symbolWhiteRightPointingIndex = "symbol_white_right_pointing_index"
  case symbolWhiteRightPointingTriangle = "symbol_white_right_pointing_triangle"
  case symbolWhiteSpadeSuit = "symbol_white_spade_suit"
  case symbolWhiteSquare = "symbol_white_square"
  case symbolWhiteStar = "symbol_white_star"
  case symbolWhiteUpPointingTriangle = "symbol_white_up_pointing_triangle"
  case symbolWon = "symbol_won"
  case symbolWonSign = "symbol_won_sign"
  case symbolYen = "symbol_yen"
  case talkbackDisabled = "talkback_disabled"
  case talkbackMenuTitle = "talkback_menu_title"
  case talkbackOn = "talkback_on"
  /// “Selected text: TEXT”. Takes one text: the selected text.
  case templateAnnounceSelectedText = "template_announce_selected_text"
  /// “capital A”. Takes one text: the letter.
  case templateCapitalLetter = "template_capital_letter"
  /// “Level 2”. Takes one integer: the level.
  case templateCollectionLevel = "template_collection_level"
  /// “Double-tap to ACTION”. Takes two texts: the gesture and the action.
  case templateCustomHintForActions = "template_custom_hint_for_actions"
  case templateCustomHintForActions16 = "template_custom_hint_for_actions.16"
  /// “Double-tap and hold to ACTION”. Takes two texts: the gesture and the action.
  case templateCustomHintForLongClickableActions = "template_custom_hint_for_long_clickable_actions"
  case templateCustomHintForLongClickableActions16 = "template_custom_hint_for_long_clickable_actions.16"
  /// “NAME menu”. Takes one text: the name of the drawer.
  case templateDrawerOpened = "template_drawer_opened"
  /// “"GESTURE" to adjust”. Takes one text: the gesture.
  case templateHintAdjustable1gesture = "template_hint_adjustable_1gesture"
  /// “"GESTURE" or "GESTURE" to adjust”. Takes two texts: the two gestures.
  case templateHintAdjustable2gesture = "template_hint_adjustable_2gesture"
  /// “Double-tap to toggle”. Takes one text: the gesture.
  case templateHintCheckable = "template_hint_checkable"
  /// “Press KEY to toggle”. Takes one text: the key.
  case templateHintCheckableKeyboard = "template_hint_checkable_keyboard"
  /// “Double-tap to activate”. Takes one text: the gesture.
  case templateHintClickable = "template_hint_clickable"
  /// “Press KEY to activate”. Takes one text: the key.
  case templateHintClickableKeyboard = "template_hint_clickable_keyboard"
  case templateHintClickableLink = "template_hint_clickable_link"
  /// “Double-tap to edit text”. Takes one text: the gesture.
  case templateHintEditText = "template_hint_edit_text"
  /// “Proofreading is available. 2 misspelled words. GESTURE and use "Proofread" to view”. Takes one integer and one
  /// text: the number of misspelled words, and the gesture.
  case templateHintEditTextContainingTypo = "template_hint_edit_text_containing_typo"
  /// “Press KEY to edit text”. Takes one text: the key.
  case templateHintEditTextKeyboard = "template_hint_edit_text_keyboard"
  /// “ACTIONS available, GESTURE and double-tap to activate”. Takes two texts: the actions and the gesture.
  case templateHintForReadingControl = "template_hint_for_reading_control_actions_in_high_verbosity"
  case templateHintForReadingControl16 = "template_hint_for_reading_control_actions_in_high_verbosity.16"
  /// “Double-tap and hold to long press”. Takes one text: the gesture.
  case templateHintLongClickable = "template_hint_long_clickable"
  case templateHintLongClickable16 = "template_hint_long_clickable.16"
  /// “Press KEY to long press”. Takes one text: the key.
  case templateHintLongClickableKeyboard = "template_hint_long_clickable_keyboard"
  /// “Actions available, use GESTURE to view”. Takes two texts: the name of the menu and the gesture.
  case templateHintMenuTypeHighVerbosity = "template_hint_menu_type_high_verbosity"
  /// “Double-tap to select”. Takes one text: the gesture.
  case templateHintSingleSelectionItem = "template_hint_single_selection_item"
  /// “Double-tap to change”. Takes one text: the gesture.
  case templateHintSpinner = "template_hint_spinner"
  /// “TEXT for LABEL”. Takes two texts: the text of an element, and the text of the element that labels it.
  case templateLabeledItem = "template_labeled_item"
  /// “2 columns”. Takes one integer, which determines the plural form: the number of columns.
  case templateListColumnCount = "template_list_column_count"
  /// “5 items, 1 ignored”, since TalkBack 16. Takes two integers: all items, and those that the reader passes over.
  case templateListItemCount = "template_list_item_count"
  /// “2 rows”. Takes one integer, which determines the plural form: the number of rows.
  case templateListRowCount = "template_list_row_count"
  /// “2 items”. Takes one integer, which determines the plural form: the number of items.
  case templateListTotalCount = "template_list_total_count"
  case templateNoTextSelected = "template_no_text_selected"
  /// “Error: MESSAGE”. Takes one text: the error message.
  case templateNodeErrorWithErrorMessage = "template_node_error_with_error_message"
  case templateNodeErrorWithErrorMessage16 = "template_node_error_with_error_message.16"
  /// “NAME picture in picture”. Takes one text: the name of the window.
  case templateOverlayWindow = "template_overlay_window"
  /// “2 characters”. Takes one integer, which determines the plural form: the number of characters.
  case templatePasswordCharacterCount = "template_password_character_count"
  /// “Characters 1 to 3”, for selected text in a password. Takes two integers: the two ends of the selection.
  case templatePasswordSelected = "template_password_selected"
  /// “Character 2”. Takes one integer: the position of the character.
  case templatePasswordTraversed = "template_password_traversed"
  /// “50 percent”. Takes one text: the number.
  case templatePercent = "template_percent"
  /// “A characters replaced with B characters”. Takes two texts: the numbers A and B.
  case templateReplacedCharacters = "template_replaced_characters"
  /// “Showing item 2 of 5.” Takes two integers: the position and the total.
  case templateScrollFromCount = "template_scroll_from_count"
  /// “Showing items 2 to 4 of 5.” Takes three integers: the first position, the last position and the total.
  case templateScrollFromToCount = "template_scroll_from_to_count"
  /// “copied, TEXT”. Takes one text: the copied text.
  case templateTextCopied = "template_text_copied"
  /// “cut, TEXT”. Takes one text: the cut text.
  case templateTextCut = "template_text_cut"
  /// “Invalid input MESSAGE”. Takes one text: the error message.
  case templateTextError = "template_text_error"
  case templateTextError16 = "template_text_error.16"
  /// “pasted, TEXT”. Takes one text: the pasted text.
  case templateTextPasted = "template_text_pasted"
  /// “TEXT deleted”. Takes one text: the deleted text.
  case templateTextRemoved = "template_text_removed"
  /// “NEW replaced OLD”. Takes two texts: the new text and the old text.
  case templateTextReplaced = "template_text_replaced"
  /// “TEXT, selected”. Takes one text: the selected text.
  case templateTextSelected = "template_text_selected"
  /// “TEXT, unselected”. Takes one text: the text that is no longer selected.
  case templateTextUnselected = "template_text_unselected"
  /// “VALUE”: the value without other words. Takes one text: the value.
  case templateValue = "template_value"
  /// “Page 2 of 5”. Takes two integers: the position and the total.
  case templateViewpagerIndexCount = "template_viewpager_index_count"
  /// “2 of 5”. Takes two integers: the position and the total.
  case templateViewpagerIndexCountShort = "template_viewpager_index_count_short"
  case titleLabelingControls = "title_labeling_controls"
  case titlePrefSelectorActions = "title_pref_selector_actions"
  case titlePrefSelectorAdjustableWidgetSlider = "title_pref_selector_adjustable_widget_slider"
  case titlePrefShortcut3finger1tap = "title_pref_shortcut_3finger_1tap"
  case titlePrefShortcutDown = "title_pref_shortcut_down"
  case titlePrefShortcutUp = "title_pref_shortcut_up"
  case untitledWindow = "untitled_window"
  case useActionHint = "use_action_hint"
  case valueButton = "value_button"
  case valueButton16 = "value_button.16"
  case valueCapsLockOff = "value_caps_lock_off"
  case valueCapsLockOn = "value_caps_lock_on"
  case valueCheckbox = "value_checkbox"
  case valueChecked = "value_checked"
  case valueCollapsed = "value_collapsed"
  case valueDisabled = "value_disabled"
  case valueDoubleTap = "value_double_tap"
  case valueDoubleTap16 = "value_double_tap.16"
  case valueEditBox = "value_edit_box"
  case valueEditBoxEditing = "value_edit_box_editing"
  case valueEnabled = "value_enabled"
  case valueExpanded = "value_expanded"
  case valueGridview = "value_gridview"
  case valueImage = "value_image"
  case valueListview = "value_listview"
  case valueNotChecked = "value_not_checked"
  case valueOff = "value_off"
  case valueOn = "value_on"
  case valueOptionsMenuOpen = "value_options_menu_open"
  case valuePager = "value_pager"
  case valuePagerPage = "value_pager_page"
  case valuePassword = "value_password"
  case valueProgressBar = "value_progress_bar"
  case valueRadioButton = "value_radio_button"
  case valueRadioButton16 = "value_radio_button.16"
  case valueReadOnly = "value_read_only"
  case valueSeekBar = "value_seek_bar"
  case valueSelected = "value_selected"
  case valueSingleTap = "value_single_tap"
  case valueSingleTap16 = "value_single_tap.16"
  case valueSpinner = "value_spinner"
  case valueSwitch = "value_switch"
  case valueTabwidget = "value_tabwidget"
  case valueTextCleared = "value_text_cleared"
  case valueTextMaxLength = "value_text_max_length"
  case valueUnlabelled = "value_unlabelled"
  case valueUnlabelled16 = "value_unlabelled.16"
  case valueWebview = "value_webview"
}
