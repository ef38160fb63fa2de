/**
 * Runs `work` once per id and returns the same promise to later callers. A page that reloads after the approval can ask again
 * without a second signature. Keeps at most `most` ids and drops the oldest.
 */
export const oncePerId = <T>(most: number) => {
  const answers = new Map<string, Promise<T>>()
  return (id: string, work: () => Promise<T>): Promise<T> => {
    const known = answers.get(id)
    if (known !== undefined) return known
    const [oldest] = answers.keys()
    if (oldest !== undefined && answers.size >= most) answers.delete(oldest)
    const answer = work()
    answers.set(id, answer)
    return answer
  }
}
