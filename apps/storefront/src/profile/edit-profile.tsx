'use client'

import { BrowserSettings, Button, ButtonLink, FactList, Skeleton } from '@lootboxes/ui'
import { sharedDataWords, useToolkit, useWallet } from '@lootboxes/wallet-connector/react'
import { useState } from 'react'
import { reportFailure } from '@/client/activity'
import { useClient } from '@/client/use-client'
import { WhenWallet } from '@/client/when-wallet'
import { skipKey, soundKey } from '@/config/storage-keys'
import { type ResetData, resetSharedData } from '@/wallet/create-toolkit'

const labels: Readonly<Record<ResetData, string>> = {
  account: 'Choose another account',
  name: 'Share or change my name',
}

/** The data that the wallet shares, with requests to change it, and the settings of this browser. */
export function EditProfile() {
  return (
    <div className="grid max-w-5xl gap-8 lg:grid-cols-2">
      <WhenWallet fallback={<Skeleton shape="box" className="h-52 lg:h-full" />}>
        <Shared />
      </WhenWallet>
      <BrowserSettings {...{ skipKey, soundKey }} />
    </div>
  )
}

function Shared() {
  const client = useClient()
  const withToolkit = useToolkit()
  const { status, persona, account, walletData } = useWallet()
  const [busy, setBusy] = useState<ResetData | undefined>(undefined)
  const [message, setMessage] = useState('')
  const request = async (what: ResetData) => {
    setBusy(what)
    setMessage('Request sent. Check your wallet.')
    const answer = await withToolkit((toolkit) => resetSharedData(what, toolkit))
    setBusy(undefined)
    if (answer.isOk()) {
      setMessage('Your wallet answered. This page shows what it shares now.')
      return
    }
    setMessage('Nothing was changed. The wallet menu shows the reason.')
    await reportFailure(client, 'connect', { code: answer.error.error, cause: answer.error })
  }
  return (
    <section aria-labelledby="shared" className="outline-card flex flex-col gap-5 bg-card p-4 sm:p-7">
      <h2 id="shared" className="heading text-2xl">
        Shared by your wallet
      </h2>
      {status === 'connected' ? (
        <>
          <FactList
            facts={[
              { label: 'Persona', value: persona?.label ?? 'None' },
              {
                label: account?.label ?? 'Account',
                value: <code className="text-sm">{account?.address ?? 'None'}</code>,
              },
              ...sharedDataWords(walletData.personaData),
            ]}
          />
          <div className="flex flex-wrap gap-3">
            {(['account', 'name'] as const).map((what) => (
              <Button
                key={what}
                busy={busy === what}
                aria-disabled={busy !== undefined}
                onClick={() => (busy === undefined ? void request(what) : undefined)}
              >
                {labels[what]}
              </Button>
            ))}
          </div>
          <p role="status" className="text-ink-soft text-sm empty:hidden">
            {message}
          </p>
        </>
      ) : (
        <>
          <p className="text-ink-soft">Nothing: no wallet is connected.</p>
          <ButtonLink href="/login?to=/profile/user_avatar" className="self-start">
            Connect
          </ButtonLink>
        </>
      )}
    </section>
  )
}
