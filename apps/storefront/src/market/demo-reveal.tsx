'use client'

import '@lootboxes/ui/reveal.css'
import { Button, ButtonLink, countText, RevealStage, type StageLoot } from '@lootboxes/ui'
import { useEffect, useRef, useState } from 'react'
import { words } from '@/config/copy'

type Props = {
  title: string
  picture: string
  /** Past draws with their tickets. */
  loot: readonly (StageLoot & { readonly ticket: string })[]
}

/** The reveal as a demo with past draws: nothing is bought and nothing is won. */
export function DemoReveal({ title, picture, loot }: Props) {
  const [isTorn, setTorn] = useState(false)
  const [skip, setSkip] = useState(false)
  const [round, setRound] = useState(0)
  const demo = useRef<HTMLElement>(null)
  // The pressed button is gone with the round before.
  useEffect(() => {
    if (round > 0) demo.current?.querySelector<HTMLElement>('button[data-next]')?.focus()
  }, [round])
  const again = () => {
    setTorn(false)
    setRound(round + 1)
  }
  return (
    <section ref={demo} aria-label="Try a reveal" className="wrap flex flex-col gap-4 pb-6">
      {/* As high as the first window leaves below the header and the head of the page. */}
      <RevealStage
        // A stage tears its tickets once.
        key={round}
        className="rounded-card [--stage-h:clamp(26rem,100dvh-14rem,52rem)]"
        tickets={loot.map(({ ticket }) => ticket)}
        title={title}
        picture={picture}
        torn={isTorn}
        onTear={() => setTorn(true)}
        loot={loot}
        skip={skip}
        onSkipChange={setSkip}
        // Not “Your 3 items”: they belong to others.
        words={{ all: (count) => countText(count, 'item') }}
      >
        {isTorn ? (
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink size="small" variant="primary" href="/?buy=1">
              {words.buyTickets}
            </ButtonLink>
            <Button size="small" onClick={again}>
              Once more
            </Button>
          </div>
        ) : null}
      </RevealStage>
      <p className="text-ink-soft">
        <strong className="font-semibold">Demo, no value.</strong> Other visitors have revealed these tickets, and the
        loot is theirs. A ticket of yours holds one of the items that are left.
      </p>
    </section>
  )
}
