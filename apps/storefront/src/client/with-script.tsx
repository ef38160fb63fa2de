import type { ReactNode } from 'react'

/** Content that needs script, and the sentence that a browser without script shows in its place. */
export const WithScript = ({ instead, children }: { instead: string; children: ReactNode }) => (
  <>
    <div className="contents [@media(scripting:none)]:hidden">{children}</div>
    <noscript>
      <p className="text-ink-soft">{instead}</p>
    </noscript>
  </>
)
