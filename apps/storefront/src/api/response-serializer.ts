import { type ProductCall, productCalls } from '@lootboxes/lootbox'

/**
 * Writes answers of one call as the text that is sent; absent when one does not have the agreed shape. The same answer is
 * checked and written once.
 */
export function createResponseSerializer(call: ProductCall) {
  const written = new WeakMap<object, string>()
  return (answer: object): string | undefined => {
    const before = written.get(answer)
    if (before !== undefined) return before
    const checked = productCalls[call].response.safeParse(answer)
    if (!checked.success) return undefined
    const text = JSON.stringify(checked.data)
    written.set(answer, text)
    return text
  }
}
