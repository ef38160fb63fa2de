/**
 * Runs `work` once for an id and hands the same answer to every later caller, so that a page which reloads between
 * approving and hearing the answer asks again without signing a second transaction. The oldest of `most` is forgotten.
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
