package graph

// pays are the values of the filter by pay.
var pays = map[SalaryPeriod]JobPay{SalaryPeriodHour: JobPayHourly, SalaryPeriodDay: JobPayDaily,
	SalaryPeriodMonth: JobPayMonthly, SalaryPeriodYear: JobPayYearly}

// Pay says for which period the job states what it pays.
func (j *Job) Pay() JobPay {
	if j.Salary == nil {
		return JobPayNotStated
	}
	return pays[j.Salary.Period]
}

// perYear is how many pay periods a year of full-time work has.
var perYear = map[SalaryPeriod]int{SalaryPeriodHour: 2080, SalaryPeriodDay: 260, SalaryPeriodMonth: 12,
	SalaryPeriodYear: 1}

// YearlyPay returns the pay for a year, in whole units of the currency, of an amount for each period.
func YearlyPay(amount int, period SalaryPeriod) int { return amount * perYear[period] }
