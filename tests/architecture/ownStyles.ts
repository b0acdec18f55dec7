/** Properties whose values are steps of the grid, sizes of type or colours. */
const PROPERTY =
  '(?:margin|padding|gap|rowGap|columnGap|fontSize|lineHeight|letterSpacing|color|background|border\\w*Color|fill|stroke)\\w*'
/** A length of its own, wherever it stands in the value, unless it follows the letters: `calc(8px * var(--k))`. */
const LENGTH = '(?<![\\w.])\\d*\\.?\\d+(?:px|rpx|rem)\\b(?!\\s*\\*\\s*var\\()'
const COLOUR = '#[\\da-f]{3,8}\\b|\\b(?:rgb|hsl)a?\\('

const REFUSED = [
  // style={{ fontSize: 14 }}: a bare number is pixels. 0 is 0 everywhere, and a line height without unit follows the letters.
  new RegExp(`\\b(?!lineHeight)${PROPERTY}:\\s*-?[1-9][\\d.]*\\b`, 'g'),
  // style={{ padding: '8px 12px' }}, style={{ color: '#1f7350' }}
  new RegExp(`\\b${PROPERTY}:\\s*['"\`][^'"\`\\n]*(?:${LENGTH}|${COLOUR})`, 'gi'),
  // <Icon color="#1f7350" />
  new RegExp(`\\b${PROPERTY}=\\{?['"\`](?:${COLOUR})`, 'gi'),
  // style="padding:8px"
  new RegExp(`\\bstyle="[^"]*(?:${LENGTH}|${COLOUR})`, 'gi'),
]

/** What a component's source sets by itself instead of by a token. */
export const ownStylesIn = (source: string): string[] => REFUSED.flatMap((pattern) => [...source.matchAll(pattern)].map(([found]) => found))
