import { FactList, PageHead } from '@lootboxes/ui'
import { DeferredClearData } from '@/client/deferred-clear-data'
import { readSiteConfig } from '@/config/read-site-config'
import { LoginIsland } from './login-island'
import { EditProfile, WalletDiagnosis } from './profile-parts'

/** `/wallet`: checks of the connection to the wallet, the connected account, and the requests of this page. */
export function WalletPage() {
  return (
    <div className="wrap pb-14">
      <PageHead
        title="Wallet"
        lede="The connection between this browser and your wallet. Only your wallet can sign a transaction."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <WalletDiagnosis />
        <section aria-labelledby="powers" className="flex flex-col gap-4">
          <h2 id="powers" className="heading text-2xl">
            What this site can do
          </h2>
          <FactList facts={powers} />
        </section>
      </div>
    </div>
  )
}

const powers = [
  { label: 'See', value: 'The name and the accounts that you share. Balances are public on the ledger.' },
  { label: 'Ask', value: 'For a signature. Your wallet shows what leaves your account, and you decide.' },
  { label: 'Never', value: 'Sign, spend or move anything itself.' },
  { label: 'Forget', value: 'Your login, when you disconnect. Data on the ledger stays there.' },
]

/** `/profile/user_avatar`: shared data can only be changed in the wallet, so Edit sends a request to it. */
export function EditProfilePage() {
  return (
    <div className="wrap pb-14">
      <PageHead
        title="Edit Profile"
        lede="Your name and account come from your wallet, and are changed there. This browser stores how the site looks."
      />
      <EditProfile />
      <section aria-labelledby="forget" className="mt-12 border-rule border-t-2 border-dashed pt-8">
        <h2 id="forget" className="heading text-3xl">
          Forget this site
        </h2>
        <p className="mt-2 max-w-measure text-ink-soft">
          Removes the login, the list of requests and the settings from this browser. What is on the ledger stays there.
        </p>
        <DeferredClearData />
      </section>
    </div>
  )
}

/** `/login`: a card and nothing around it (L37, trap T48). */
export function LoginPage() {
  return <LoginIsland networkName={readSiteConfig().networkName} />
}
