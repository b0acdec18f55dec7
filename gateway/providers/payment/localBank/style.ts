/** The shop's own colours and sizes (design/tokens.css) on pages without a build: large type for everybody, so no elder mode is needed. */
export const STYLE = `
:root {
  --green-50: #F2F8F3; --green-100: #E3F1E7; --green-600: #1F7350; --green-700: #185C40;
  --cinnabar-50: #FDF3F0; --cinnabar-600: #BC3A28;
  --ink-900: #1B2922; --ink-700: #3F4D46; --ink-500: #59665F; --ink-200: #D5DAD5; --ink-100: #EDEFEA; --ink-50: #F6F7F3;
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ink-50); color: var(--ink-900);
  font: 400 18px/1.6 -apple-system, BlinkMacSystemFont, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans SC", "Microsoft YaHei", sans-serif;
}
header { display: flex; align-items: center; gap: 8px; min-height: 56px; padding: 0 16px; background: #fff; border-bottom: 1px solid var(--ink-100); font-weight: 600; }
header small { margin-left: auto; color: var(--ink-500); font-size: 15px; font-weight: 400; }
.mark { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 8px; background: var(--green-600); color: #fff; font-size: 17px; }
main { max-width: 480px; margin: 0 auto; padding: 24px 16px 40px; }
h1 { margin: 8px 0 20px; text-align: center; font-size: 26px; font-weight: 600; line-height: 1.4; }
h1 small { display: block; color: var(--ink-500); font-size: 18px; font-weight: 400; }
.amount { display: block; font-size: 44px; font-variant-numeric: tabular-nums; }
.amount > span:first-child { font-size: 26px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.for, .failed, .say { margin: 0 0 12px; padding: 12px 16px; border-radius: 12px; text-align: center; }
.for { background: var(--green-100); color: var(--green-700); font-weight: 600; }
.failed { background: var(--cinnabar-50); color: var(--cinnabar-600); }
.say { color: var(--ink-700); }
.tick { width: 72px; height: 72px; margin: 24px auto 8px; border-radius: 50%; background: var(--green-600); color: #fff; font-size: 40px; line-height: 72px; text-align: center; }
dl { margin: 0 0 24px; padding: 4px 16px; border-radius: 16px; background: #fff; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 12px 0; }
dl div + div { border-top: 1px solid var(--ink-100); }
dt { color: var(--ink-500); }
dd { margin: 0; overflow-wrap: anywhere; }
button, a.primary {
  display: block; width: 100%; min-height: 56px; margin-top: 12px; padding: 12px 16px; border: 0; border-radius: 999px;
  font: inherit; font-size: 20px; text-align: center; text-decoration: none; cursor: pointer;
}
.primary { background: var(--green-600); color: #fff; font-weight: 600; }
.primary:active { background: var(--green-700); }
.plain { border: 1px solid var(--ink-200); background: #fff; color: var(--cinnabar-600); }
.quiet { background: transparent; color: var(--ink-700); }
:focus-visible { outline: 3px solid var(--green-600); outline-offset: 3px; }
details { margin-top: 32px; border-radius: 12px; background: #fff; }
summary { min-height: 48px; padding: 10px 16px; color: var(--ink-500); cursor: pointer; }
fieldset { margin: 0; padding: 0 16px 12px; border: 0; }
legend { padding: 0; color: var(--ink-500); font-size: 16px; }
label { display: flex; align-items: center; gap: 12px; min-height: 48px; }
input { width: 22px; height: 22px; margin: 0; accent-color: var(--green-600); }
`
