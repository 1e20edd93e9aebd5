import ReportPages
import Testing
