/** How many of how many a press is about: the first of several, some, or all of them. A single ticket needs no number. */
export const chosenCount = (chosen: number, of: number): string => (chosen < of ? `${chosen} of ${of}` : `${of}`)

/** The same beside a button's name. The list's own line says it to whoever cannot see it. */
export function ChosenCount({ chosen, of }: { chosen: number; of: number }) {
  if (of < 2) return null
  return (
    <span className="figure" aria-hidden>
      {chosenCount(chosen, of)}
    </span>
  )
}
