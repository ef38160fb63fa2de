import { PageHead } from '@lootboxes/ui'
import { LateClearData } from '@/client/late-clear-data'
import { readSiteConfig } from '@/config/read-site-config'
import { LoginIsland } from './login-island'
import { EditProfile, WalletDiagnosis } from './profile-parts'

/** `/wallet`: checks of the connection to the wallet, the connected account, and the requests of this page. */
export function WalletPage() {
  return (
    <div className="wrap pb-14">
      <PageHead
        title="Wallet"
        lede="Where this browser and your wallet stand with each other. Nothing here can move anything: each transaction is signed in the wallet."
      />
      <WalletDiagnosis />
    </div>
  )
}

/** `/profile/user_avatar`: shared data can only be changed in the wallet, so Edit sends a request to it. */
export function EditProfilePage() {
  return (
    <div className="wrap pb-14">
      <PageHead
        title="Edit Profile"
        lede="Your name and account come from your wallet, and are changed there. How this site looks is kept in this browser."
      />
      <EditProfile />
      <section aria-labelledby="forget" className="mt-12 border-rule border-t-2 border-dashed pt-8">
        <h2 id="forget" className="heading text-3xl">
          Forget this site
        </h2>
        <p className="mt-2 max-w-measure text-ink-soft">
          Removes the login, the list of requests and the settings from this browser. What is on the ledger stays there.
        </p>
        <LateClearData />
      </section>
    </div>
  )
}

/** `/login`: a card and nothing around it (L37, trap T48). */
export function LoginPage() {
  return <LoginIsland networkName={readSiteConfig().networkName} />
}
