import type { Devnet } from '@lootboxes/devnet'
import { collectionSteps, hostileSteps, purchaseSteps, ticketSteps } from './trade-steps'
import { createTools } from './trade-tools'

type TradeOptions = {
  /** Called before each step: a test moves its clock here. */
  readonly onStep?: (() => void) | undefined
}

/**
 * Does random things on a devnet: purchases, reveals, claims, transfers, mints and burns, several of them in one
 * transaction; reveals by amount; price changes; manifests that name tickets of other accounts; and failures, some of
 * which a box pays for.
 */
export function createTrade(devnet: Devnet, seed: number, { onStep }: TradeOptions = {}) {
  const tools = createTools(devnet, seed)
  const { random, traders, boxes, m, send } = tools
  const steps = [...purchaseSteps(tools), ...ticketSteps(tools), ...hostileSteps(tools), ...collectionSteps(tools)]
  const all = steps.reduce((sum, [weight]) => sum + weight, 0)

  async function step(): Promise<void> {
    onStep?.()
    const [trader, other] = [random.pick(traders), random.pick(traders)]
    const box = boxes[random.next() < 0.8 ? 0 : 1]
    let dice = random.next() * all
    for (const [weight, act] of steps) {
      dice -= weight
      if (dice >= 0) continue
      if (trader && other) await act({ trader, other, box })
      return
    }
  }

  return {
    step,
    traders,
    boxes,
    manifests: m,
    send,
    /** Takes so many random steps. The draws of the box catch up every 20 steps. */
    async run(count: number): Promise<void> {
      for (let at = 0; at < count; at += 1) {
        await step()
        if (at % 20 === 0) await devnet.idle()
      }
      await devnet.idle()
    },
  }
}
