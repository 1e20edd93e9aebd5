// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let el = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Κωδικός επαλήθευσης
    37 0 %1$@, %2$@
    38.one 0 %lld ψηφίο
    38 0 %lld ψηφία
    39 0 Ψηφίο %1$lld από %2$lld
    40 0 Κενό
    41 0 Ο κωδικός είναι πλήρης
    42 0 Ο κωδικός διαγράφηκε
    43.one 0 Συμπληρώθηκε %1$lld ψηφίο από %2$lld
    43 0 Συμπληρώθηκαν %1$lld ψηφία από %2$lld
    44 0 Μεταβαίνει αυτόματα στο επόμενο ψηφίο
    45 0 Γίνονται δεκτά μόνο ψηφία
    46.one 0 Παραλείφθηκε %lld χαρακτήρας
    46 0 Παραλείφθηκαν %lld χαρακτήρες
    47.one 0 Εισαγάγετε %lld ψηφίο ακόμη
    47 0 Εισαγάγετε %lld ψηφία ακόμη
    48.one 0 Διαγράφηκε %lld ψηφίο
    48 0 Διαγράφηκαν %lld ψηφία
    49.one 0 Αντικαταστάθηκε %lld ψηφίο
    49 0 Αντικαταστάθηκαν %lld ψηφία
    50 0 Εμφάνιση κωδικού
    51 0 Ο κωδικός εμφανίζεται
    52 0 Ο κωδικός είναι κρυμμένος
    53 0 Επαλήθευση
    54 0 Γίνεται επαλήθευση
    55 0 Η επαλήθευση ολοκληρώθηκε
    """#)
}
