/** A type of https://schema.org and its properties. A browser resolves relative addresses against the page. */
type Data = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** The facts of a page as JSON-LD, for search engines. State only what the page shows. */
export const JsonLd = ({ data }: { data: Data }) => (
  <script type="application/ld+json">
    {/* A name on the ledger may contain `</script>`. */}
    {JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)}
  </script>
)

type Published = {
  title: string
  lede?: string | undefined
  /** In milliseconds. */
  at: number
  picture?: string | undefined
}

/** An article, as data of `JsonLd`. */
export const articleData = ({ title, lede, at, picture }: Published): Data => ({
  '@type': 'Article',
  headline: title,
  description: lede,
  datePublished: new Date(at).toISOString(),
  image: picture,
})

type Offered = {
  name: string
  category: string
  image?: string | undefined
  /** A decimal number. */
  price: string
  /** The symbol of the token. Schema.org takes it beside ISO 4217 codes. */
  currency: string
  /** Undefined while it is unknown, and for a sale that has not opened. */
  availability?: 'InStock' | 'SoldOut' | undefined
}

/** A thing that the page sells, as data of `JsonLd`. */
export const offerData = ({ name, category, image, price, currency, availability }: Offered): Data => ({
  '@type': 'Product',
  name,
  category,
  image,
  offers: {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    availability: availability && `https://schema.org/${availability}`,
  },
})

/** The questions of a page and their answers, as data of `JsonLd`. */
export const questionsData = (questions: readonly { question: string; answer: string }[]): Data => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question: name, answer: text }) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
})
