/** Who a page may be passed on to from WeChat: one chat, or everybody's moments too. */
export type ShareScope = 'nobody' | 'chat' | 'moments'

/** Texts that are agreed to by themselves; each is a row by its own name (`legalRoutes`). */
export type ConsentText = 'basePersonalRule' | 'servicePersonalRule' | 'drugUserRule' | 'childrenInfo' | 'cabinetRule'

/** What a row of the route table says besides its address and its page (specification 1, section 2). */
export type RouteOptions<Query extends string = string> = {
  title: string
  keywords?: string
  description?: string
  /** Skeleton level: 1 the whole page, which it is where nothing is said, 2 a part of it. */
  skeleton?: 1 | 2
  /** Scroll position and state come back on back navigation. */
  restoresScroll?: true
  /** Pulling the page down reads it anew (`usePullToRefresh`). */
  pullToRefresh?: true
  /** Unfinished order data survives leaving the page. */
  savesOrder?: true
  /** Only a member may open it; a visitor logs in first and comes back. */
  session?: 'required'
  /** What a member agrees to, each by itself, before the page is mounted; it is for members only. */
  needConsent?: readonly ConsentText[]
  /** WeChat: the page may be turned with the phone, for there is more room to write. A browser turns every page. */
  turns?: true
  /** One of the tabs; its page is in the main package. */
  tab?: true
  /** Search engines may list it. Off for everything personal. */
  indexed?: true
  /** Query parameters `go` accepts beside those of the path. */
  query?: readonly Query[]
  /** Who it may be passed on to; nobody where it is personal, and nobody unless said. */
  shared?: Exclude<ShareScope, 'nobody'>
  /** WeChat: a button of the page sends a card of its own making (`byButton`); the menu passes nothing on. */
  sendsCard?: true
  /** Of the query, what goes along when it is passed on: what the page is about, never who sends it or where they came from. */
  sharedQuery?: readonly NoInfer<Query>[]
  /** Names of the rows that shoppers open next: WeChat fetches their sub-packages before the press (`preload`). */
  next?: readonly string[]
  /** Nothing is opened on top unasked: the shopper pays, logs in or reads what he agrees to (`askForNewVersions`). */
  uninterrupted?: true
  /** Parameters that this row gives to a page shared by several rows. */
  fixed?: Readonly<Record<string, string>>
}

export type Route<Path extends string = string, Query extends string = string> = RouteOptions<Query> & { path: Path; page: string }

/** One row: a public address pattern and the page that shows it, as `feature/page`: the folder `src/features/<feature>/pages/<page>`. */
export const route = <const Path extends string, const Query extends string = never>(
  path: Path,
  page: `${string}/${string}`,
  options: RouteOptions<Query>,
): Route<Path, Query> => ({ path, page: `features/${page.replace('/', '/pages/')}/index`, ...options })

type Before<Text extends string, Mark extends string> = Text extends `${infer Head}${Mark}${string}` ? Head : Text
type NameOf<Segment extends string> = Before<Before<Before<Segment, '('>, '?'>, '.'>
type PathParams<Path extends string> = Path extends `${string}:${infer Rest}`
  ? (Before<Rest, '/'> extends `${string}?`
      ? { [K in NameOf<Before<Rest, '/'>>]?: string }
      : { [K in NameOf<Before<Rest, '/'>>]: string }) &
      (Rest extends `${string}/${infer Tail}` ? PathParams<`/${Tail}`> : unknown)
  : unknown

/** What `go` takes for a row: the parameters of its path, and its query. */
export type ParamsOf<R> = R extends Route<infer Path, infer Query> ? PathParams<Path> & { [K in Query]?: string } : never
