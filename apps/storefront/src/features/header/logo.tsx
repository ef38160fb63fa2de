/** A ticket and the name, in the colours of the theme around it. */
export function Logo() {
  return (
    <span className="heading inline-flex items-center gap-2.5 text-xl">
      <svg aria-hidden="true" width="34" height="24" viewBox="0 0 34 24">
        <path
          d="M3 1h28a2 2 0 0 1 2 2v5a4 4 0 0 0 0 8v5a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2v-5a4 4 0 0 0 0-8V3a2 2 0 0 1 2-2Z"
          className="fill-stub stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M22 3v18" className="stroke-on-stub" strokeWidth="1.6" strokeDasharray="2 2.4" />
      </svg>
      Lootboxes
    </span>
  )
}
