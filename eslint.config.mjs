import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const HEX_COLOUR = '/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i'
const FROM_TOKENS = 'Colours and font sizes come from the design tokens.'
const NO_MARKUP = 'Words of others are shown as text, never as markup (SECURITY, E8).'

/** Markup from strings: a way in for scripts, wherever it stands. */
const markup = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: NO_MARKUP },
  { selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]', message: NO_MARKUP },
  { selector: "JSXOpeningElement[name.name='RichText']", message: NO_MARKUP },
]

/** Values that belong to a token: elder mode and dark surfaces change the token, not the page. */
const ownValues = [
  { selector: `Literal[value=${HEX_COLOUR}]`, message: FROM_TOKENS },
  { selector: `TemplateElement[value.raw=${HEX_COLOUR}]`, message: FROM_TOKENS },
  { selector: "Property[key.name='fontSize']", message: FROM_TOKENS },
]

/** Package.json's oldest phones (Chrome 73, iOS 12.2) do not know these, and nothing teaches them. */
const NEWER = 'at|matchAll|replaceAll|hasOwn|allSettled|findLast|findLastIndex|toSorted|toReversed|groupBy'
const tooNew = [
  { selector: `CallExpression[callee.property.name=/^(${NEWER})$/]`, message: 'Phones of 2019 do not know this; lib/last may help.' },
  { selector: 'Identifier[name=/^(BigInt|structuredClone|WeakRef)$/]', message: 'Phones of 2019 do not know this.' },
]

/** Which build this is, only the platform, the parts, the app's config and the map below the platform ask. */
const platformNames = [
  { selector: "MemberExpression[property.name='TARO_ENV']", message: 'What differs between the builds belongs to src/platform or src/ui.' },
]

/** Every date and time that is read is the shop's, wherever the device or the server stands: lib/time alone knows the zone. */
const FROM_TIME = 'Dates and times come from src/lib/time: the shop’s zone, not the device’s.'
const LOCAL = 'Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear'
const zone = [
  { selector: `CallExpression[callee.property.name=/^(get|set)(UTC)?(${LOCAL})$/]`, message: FROM_TIME },
  { selector: 'CallExpression[callee.property.name=/^(getTimezoneOffset|to(Locale)?(Date|Time)String)$/]', message: FROM_TIME },
  { selector: "MemberExpression[object.name='Intl'][property.name=/^(DateTimeFormat|RelativeTimeFormat)$/]", message: FROM_TIME },
  { selector: "MemberExpression[object.name='Date'][property.name='UTC']", message: FROM_TIME },
  { selector: "MemberExpression[object.callee.property.name='toISOString']", message: FROM_TIME },
  { selector: "NewExpression[callee.name='Date'][arguments.length>1]", message: FROM_TIME },
  { selector: 'ImportDeclaration[source.value=/^dayjs/]', message: FROM_TIME },
]

const MADE = 'routes/ makes the addresses of pages: go, urlOf, publicUrl; in the gateway shopAddress.'
const FIRST =
  'product|search|orders|user|cart|category|pharmacist|pay|cashier|order-confirm|login|register|account|clause|privacy|rulesList'
const OF_A_PAGE = `/^\\x2f(${FIRST})([\\x2f?]|$)/`
/** An address of a page put together by hand. */
const ownAddresses = [
  { selector: `Literal[value=${OF_A_PAGE}]`, message: MADE },
  { selector: `TemplateElement[value.raw=${OF_A_PAGE}]`, message: MADE },
]

/** A client's build carries the answer of a call and not what it takes (config/clientContract.cjs). */
const rowInputs = [
  {
    selector: "MemberExpression[property.name='shape'] > MemberExpression[property.name=/^(params|query|body)$/]",
    message: 'A form names the schema that the contract exports for it: the row has none in a client.',
  },
]

const outsideUi = [
  { name: '@tarojs/components', importNames: ['RichText'], message: NO_MARKUP },
  { name: 'zod', message: 'The storefront pays for every byte: zod/mini.' },
]

/** Every write goes through `write`, which invalidates what its row names; `read` takes reads only. */
const rawClient = {
  name: '@/api/send',
  message: 'A write goes through `write` (src/api/write), a read for an act through `read` (src/api/read).',
}

/** A table with a member's rows says what becomes of them. */
const memberRows = [
  {
    selector: "CallExpression[callee.name='pgTable'][arguments.0.value!='members'] > ObjectExpression > Property[key.name='memberId']",
    message: 'memberTable of gateway/kernel/personalData: it says what becomes of a member’s rows when the account is closed.',
  },
]

/** A handler maps a call to its noun's functions and back; what is asked of the database stands beside it, and is named. */
const NO_SQL = 'Handlers hold no SQL: a function of the noun, in a file beside the handlers, asks the database.'
const ownSql = [
  { selector: 'CallExpression[callee.property.name=/^(select|selectDistinct|insert|update|execute|\\$count)$/]', message: NO_SQL },
]

/** antd's button takes no press while it loads: a test that presses at once is red on a busy machine. */
const pressedAtOnce = [
  {
    selector:
      "CallExpression[callee.object.name='fireEvent'][callee.property.name='click'] CallExpression[callee.property.name=/^(get|find)ByRole$/][arguments.0.value='button']",
    message: 'pressed of tests/support: it waits until the button takes presses.',
  },
]

/* What oxlint knows, types among it, stands in .oxlintrc.json: it takes a sixth of the time. Here is what is the house's own, and React. */
export default defineConfig(
  { ignores: ['dist/', '.cache/', '.data/', '.swc/', 'coverage/', 'docs/'] },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    // A rule is obeyed or changed here for everybody: comments cannot switch it off.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    languageOptions: { ecmaVersion: 'latest' },
    rules: {
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'hack', 'xxx', 'eslint-disable', 'oxlint-disable'], location: 'anywhere' },
      ],
      'no-restricted-syntax': ['error', ...markup, ...zone],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
  },
  {
    files: ['counter/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/static-components': 'error',
      'react-hooks/set-state-in-render': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'no-restricted-imports': ['error', { paths: outsideUi }],
      'no-restricted-syntax': ['error', ...markup, ...tooNew, ...zone, ...ownAddresses, ...rowInputs],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/static-components': 'error',
      'react-hooks/set-state-in-render': 'error',
    },
  },
  {
    files: ['src/{api,contract,domain,lib}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...markup, ...tooNew, ...zone, ...platformNames, ...ownAddresses, ...rowInputs] },
  },
  {
    files: ['src/features/**/*.{ts,tsx}', 'src/domain/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [...outsideUi, rawClient] }] },
  },
  {
    files: ['src/features/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...markup, ...tooNew, ...zone, ...platformNames, ...ownValues, ...ownAddresses, ...rowInputs],
    },
  },
  {
    files: ['src/routes/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...markup, ...tooNew, ...zone] },
  },
  {
    files: ['src/lib/{time,shopClock}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...markup, ...tooNew, ...platformNames] },
  },
  {
    files: ['gateway/{cli,demo,kernel,modules,server}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...markup, ...zone, ...ownAddresses] },
  },
  {
    files: ['gateway/**/schema.ts'],
    rules: { 'no-restricted-syntax': ['error', ...markup, ...zone, ...ownAddresses, ...memberRows] },
  },
  {
    files: ['gateway/modules/*/{handlers,workHandlers}.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: [{ name: 'drizzle-orm', message: NO_SQL }] }],
      'no-restricted-syntax': ['error', ...markup, ...zone, ...ownAddresses, ...ownSql],
    },
  },
  {
    // A test looks for markup and starts what old phones do not know.
    files: ['tests/**/*.{ts,tsx}', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['tests/client/counter*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...pressedAtOnce] },
  },
)
