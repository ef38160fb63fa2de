/** `stuck` stays pending until it is mined, `rejected` never commits, `failure` commits as a failure that pays its fee. */
export type PlannedOutcome = 'stuck' | 'rejected' | 'failure'

export type Plan = { outcome: PlannedOutcome; error: string }

export const defaultErrors: Readonly<Record<PlannedOutcome, string>> = {
  stuck: '',
  rejected: 'Rejected on demand',
  failure: 'ApplicationError(PanicMessage("Failed on demand"))',
}

/** Outcomes for the next submitted transactions, in order. */
export function createPlans() {
  const plans: Plan[] = []
  return {
    add: (plan: Plan, count: number) => {
      for (let left = count; left > 0; left -= 1) plans.push(plan)
    },
    next: (): Plan | undefined => plans.shift(),
    clear: () => void plans.splice(0),
    all: (): readonly Plan[] => plans,
  }
}
