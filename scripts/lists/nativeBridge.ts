import * as z from 'zod/v4'
import { rows } from '../../src/routes/rows'
import { METHODS } from '../../src/platform/native/methods'
import { linkIn, type Link } from '../../src/platform/native/links'
import { asMarkdown } from './asMarkdown'

const SAMPLES: Link[] = [
  { to: 'cart' },
  { to: 'product', productCode: '110011' },
  { to: 'flashSale', activityId: '7' },
  { to: 'orders', tab: 'toPay' },
  { to: 'login', backurl: '/cart' },
]

/** The names of an object's members, an optional one with a question mark. */
function membersOf(schema: z.core.$ZodType): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema)
  return Object.keys(properties)
    .map((name) => (required.includes(name) ? name : `${name}?`))
    .join(', ')
}

const methods = () =>
  asMarkdown({
    headings: ['Method', 'Since', 'What it does', 'params', 'answer', 'Given up after'],
    rows: Object.entries(METHODS).map(([name, { since, about, params, answer, timeout }]) => [
      name,
      since,
      about,
      membersOf(params),
      membersOf(answer),
      `${timeout / 1000} s`,
    ]),
  })

const links = () =>
  asMarkdown({ headings: ['Place', 'Link in the mall app'], rows: SAMPLES.map((link) => [link.to, linkIn('mallApp', link)]) })

/** What a team that builds one of the apps needs to know of the shop inside it. */
export const nativeBridge = () => `# The native bridge

How the shop and the app around it talk. Written by \`npm run docs\` from \`src/platform/native\`; do not edit.

## Who is recognised

By the user agent: \`QingheMall/6.33.0\`, \`QingheDoctor/…\` or \`QingheHospital/…\`, with the app's version, anywhere in it. Versions are
compared number by number: 6.9.0 is less than 6.33.0. The host chooses presentation and navigation, never rights: whoever says so in a plain
browser gets no answer and nothing more than any browser.

## How a question is asked

The shop sends one JSON text, on iOS by \`webkit.messageHandlers.qinghe.postMessage(text)\`, on Android and Harmony by
\`QingheNative.postMessage(text)\`:

\`\`\`json
{ "bridge": 1, "id": "1", "secret": "32 hexadecimal digits", "method": "getToken", "params": {} }
\`\`\`

The app answers on the main thread by \`window.QingheBridge.reply(text)\`, once:

\`\`\`json
{ "id": "1", "secret": "the same", "ok": true, "answer": { "token": null } }
{ "id": "1", "secret": "the same", "ok": false, "message": "why not" }
\`\`\`

An answer without the secret of its question, a second one, or one that comes late is nobody's and is dropped. An answer that is not as the
table says counts as none. The shop asks from its top frame only; an app must look at the frame and the origin of a question too, and answer
its own shop alone: an object that is put into a page is there for every frame.

## Methods

${methods()}

Where an app has no bridge, is older than the method, says no or stays silent, the shop goes on by itself: its own order confirmation, the
bank's page, the browser's sharing. Where the token cannot be read it says 请将应用升级到最新版本.

## Links

${links()}

The doctors' app has \`qinghe-doctor://\`, the hospital's \`qinghe-hospital://\`. After its login the app opens \`backurl\`, a path of the
shop, anew; the shop asks for the token then. A link that no app takes within a second and a half is followed by the shop's own page, at
once from then on. Cards of products lead to \`product\`, cart buttons to \`cart\`, the entries of orders on home and "me" to \`orders\`, the login
to \`login\`; a banner whose link is \`flashSale:7\` to \`flashSale\`, and it is shown in an app alone.

## The doctors' mini-program

There the shop is in a web-view, recognised by \`MicroMessenger … miniProgram\`. It opens pages of the mini-program with
\`wx.miniProgram.navigateTo\` of WeChat's script:

| Page | Parameters | What it does |
| --- | --- | --- |
| \`/${rows.login.page}\` | \`backurl\`, \`entry\` | logs in, asks the gateway for a code (\`POST /login/codes\` with that \`entry\`), and opens the web-view anew at \`backurl\` with \`token=<code>\` |
| \`/${rows.orderConfirm.page}\` | \`settleId\` | orders what the settlement holds and pays it in the mini-program |

The code is good once, for a minute, and only with the \`entry\` that the page drew before it left; it is taken out of the address before any
request leaves. A code that comes without having been asked for logs nobody in unasked. In the web-view nothing is paid: the gateway refuses it
with \`PAY_IN_MINI\`. Where the mini-program opens no page within three seconds, the shop's own login and order confirmation follow.
`
