import type { App } from '../../../src/platform/native/links'
import { METHODS, type MethodName } from '../../../src/platform/native/methods'
import { memory } from '../shell/memory'
import { SYSTEMS, type LogLine, type System } from '../shell/settings'
import { cookieOf, HOSTS, MANNERS, PEOPLE, PLACE, VERSIONS, type Choice } from './choice'

const ARROWS = { asked: '问', answered: '答', link: '链接' } as const satisfies Record<LogLine['at'], string>

type Given = {
  className?: string
  title?: string
  ariaHidden?: 'true'
  rel?: string
  href?: string
  type?: string
  name?: string
  value?: string
  checked?: boolean
  selected?: boolean
  onchange?: () => void
}
function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, given: Given, ...children: Array<Node | string>) {
  const element = document.createElement(tag)
  Object.assign(element, given)
  element.append(...children)
  return element
}

/**
 * Draws the phone around the page and the choices beside it. Outside the body, which is the screen of the phone, and in a shadow of its
 * own, so that neither the shop nor its styles meet it.
 */
export function drawPanel(choice: Choice) {
  const place = document.createElement('qinghe-shells')
  const log = make('ol', { className: 'log' })
  place
    .attachShadow({ mode: 'open' })
    .append(make('link', { rel: 'stylesheet', href: `${PLACE}/panel.css` }), phoneOf(choice), panelOf(choice, log))
  document.documentElement.append(place)
  const tell = () => {
    log.replaceChildren(...memory.read().log.map(lineOf))
    log.scrollTop = log.scrollHeight
  }
  addEventListener('shell-noted', tell)
  tell()
}

function choose(choice: Choice, change: Partial<Choice>) {
  document.cookie = cookieOf({ ...choice, ...change })
  location.reload()
}

const phoneOf = ({ system }: Choice) =>
  make(
    'div',
    { className: `phone ${system}`, ariaHidden: 'true' },
    make('span', { className: 'time' }, '9:41'),
    make('span', { className: 'eye' }),
    make('span', { className: 'battery' }),
    make('span', { className: 'home' }),
  )

function panelOf(choice: Choice, log: HTMLElement) {
  const { app, system, person } = choice
  return make(
    'main',
    { className: 'panel' },
    make('h1', {}, '商城在应用里'),
    make('p', { className: 'about' }, '同一份 H5 构建，外面是模拟的应用。换一项，商城就在新的环境里重新打开。'),
    oneOf('应用', {
      names: namesOf<App | 'doctorMini'>(HOSTS),
      chosen: app,
      onChoose: (one) => choose(choice, { app: one }),
    }),
    oneOf('系统', { names: namesOf<System>(SYSTEMS), chosen: system, onChoose: (one) => choose(choice, { system: one }) }),
    oneOf('应用里登录的人', { names: PEOPLE, chosen: person, onChoose: (one) => choose(choice, { person: one }) }),
    ...(app === 'doctorMini' ? [] : bridgeOf(choice)),
    make('section', { className: 'heard' }, make('h2', {}, '应用听到的'), log),
  )
}

/** A mini-program has neither a version that matters nor a bridge to answer by. */
const bridgeOf = (choice: Choice) => {
  const { version, answers } = choice
  return [
    oneOf('应用版本', {
      names: Object.fromEntries(VERSIONS.map((one) => [one, one])) as Record<Choice['version'], string>,
      chosen: version,
      onChoose: (one) => choose(choice, { version: one }),
    }),
    make(
      'fieldset',
      { className: 'answers' },
      make('legend', {}, '应用怎样回答'),
      ...(Object.keys(METHODS) as MethodName[]).map((name) =>
        answerOf(name, answers[name] ?? 'done', (manner) => choose(choice, { answers: { ...answers, [name]: manner } })),
      ),
    ),
  ]
}

const namesOf = <Key extends string>(rows: Readonly<Record<Key, { name: string }>>) =>
  Object.fromEntries(Object.entries<{ name: string }>(rows).map(([key, { name }]) => [key, name.replace(/ App$/, '')])) as Record<
    Key,
    string
  >

type Choosing<Key extends string> = { names: Readonly<Record<Key, string>>; chosen: Key; onChoose: (key: Key) => void }

function oneOf<Key extends string>(title: string, { names, chosen, onChoose }: Choosing<Key>) {
  const rows = Object.entries<string>(names) as Array<[Key, string]>
  return make(
    'fieldset',
    {},
    make('legend', {}, title),
    ...rows.map(([key, name]) =>
      make(
        'label',
        { className: 'one' },
        make('input', { type: 'radio', name: title, checked: key === chosen, onchange: () => onChoose(key) }),
        make('span', {}, name),
      ),
    ),
  )
}

type Manner = keyof typeof MANNERS
function answerOf(name: MethodName, chosen: Manner, onChoose: (manner: Manner) => void) {
  const select = make(
    'select',
    {},
    ...Object.entries(MANNERS).map(([value, words]) => make('option', { value, selected: value === chosen }, words)),
  )
  select.onchange = () => onChoose(select.value as Manner)
  return make(
    'label',
    { className: chosen === 'done' ? 'answer' : 'answer other' },
    make('span', { title: `${METHODS[name].since} 起` }, name),
    select,
  )
}

const lineOf = ({ at, words }: LogLine) => make('li', { className: at }, make('b', {}, ARROWS[at]), make('span', {}, withoutSecrets(words)))

/** What opens a login or a payment is nobody's to read over a shoulder; a picture says nothing as letters. */
const withoutSecrets = (words: string) =>
  words
    .replace(/("(?:token|code|png)":)"[^"]+"/g, '$1"…"')
    .replace(/("payUrl":"[^"]*\/)[^"/]+"/g, '$1…"')
    .replace(/((?:token|code)(?:=|%3D))[^&%"]+/gi, '$1…')
