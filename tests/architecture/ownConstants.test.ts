import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

/** What a pharmacy changes, and the one place of the code where the built-in value stands; everything else asks the gateway. */
const OWN: ReadonlyArray<{ what: string; sign: RegExp; places: RegExp }> = [
  { what: 'a telephone', sign: /400-\d{3}-\d{4}/, places: /^gateway\/demo\/(shop\/phones|people\/partners)\.ts$|states\.tsx$/ },
  // Titles and outlines are built into the pages; the gateway puts the pharmacy's name in their place (server/siteRoutes).
  {
    what: 'the shop’s name',
    sign: /青禾(?!的数据|用户| \$|\.)/,
    places: /^src\/(lib\/shop\.ts|routes\/|app\.config\.ts)|^gateway\/(demo|db)\//,
  },
  { what: 'a site outside', sign: /www\.nmpa\.gov\.cn/, places: /^gateway\/modules\/mall\/externalSites\.ts$/ },
  { what: 'freight', sign: /freeFrom: \d/, places: /^src\/contract\/mall\.ts$|^gateway\/demo\/shop\/mallConfig\.ts$/ },
]

const sources = ['src', 'gateway'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
)

it.each(OWN)('$what stands in one place', ({ sign, places }) => {
  const others = sources.filter((file) => !places.test(file) && sign.test(readFileSync(path.join(ROOT, file), 'utf8')))
  expect(others).toEqual([])
})
