'use client'

import { Button, RevealStage, Section, type StageLoot } from '@lootboxes/ui'
import { useState } from 'react'

type Props = {
  title: string
  picture: string
  /** Draws that happened, with the ticket each was of. */
  loot: readonly (StageLoot & { readonly ticket: string })[]
}

/** The reveal to try out: nothing is bought, nothing is won, and it says so. */
export function DemoReveal({ title, picture, loot }: Props) {
  const [isTorn, setTorn] = useState(false)
  const [skip, setSkip] = useState(false)
  return (
    <Section
      title="Try a reveal"
      // The stage's light reaches further than a narrow window.
      className="overflow-x-clip"
      lede={
        <>
          <strong className="font-semibold">Demo, no value.</strong> These tickets were torn by others already, and what
          was in them is theirs. Yours would be drawn from what is left.
        </>
      }
    >
      <RevealStage
        tickets={loot.map(({ ticket }) => ticket)}
        title={title}
        picture={picture}
        torn={isTorn}
        onTear={() => setTorn(true)}
        loot={loot}
        skip={skip}
        onSkipChange={setSkip}
      >
        {isTorn ? (
          <Button size="small" className="self-start" onClick={() => setTorn(false)}>
            Once more
          </Button>
        ) : null}
      </RevealStage>
    </Section>
  )
}
