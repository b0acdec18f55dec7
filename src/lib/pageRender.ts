/** What a page that the gateway renders depends on. Nothing of it is one person's. */
export type PageRequest = {
  /** The path and query of the page's public address. */
  address: string
  /** For the elder version. */
  elder: boolean
  /** The moment that the page shows, in milliseconds. */
  now: number
}

/** One answer of the gateway that the page was rendered from: where the query cache keeps it, the answer, and whether the browser asks once more. */
export type DehydratedAnswer = { key: readonly unknown[]; data: unknown; isStale?: true }

/** What travels in a rendered page as JSON: its request, and its answers, so that no browser asks for them again. */
export type Dehydrated = Omit<PageRequest, 'address'> & { answers: DehydratedAnswer[] }

/** The markup of a page, and what it was made from. */
export type RenderedPage = { html: string; dehydrated: Dehydrated }

/** What the gateway tells the thread that renders: a page to render, or what a read was answered. */
export type ToRenderer = { render: number; request: PageRequest } | { answered: number; status: number; data: unknown }

/** What it says: a read to make, by its address below `/api`, or that a page is done, without one where it is not among those that are rendered. */
export type FromRenderer =
  { ask: number; render: number; url: string } | { rendered: number; page?: RenderedPage } | { rendered: number; failed: string }
