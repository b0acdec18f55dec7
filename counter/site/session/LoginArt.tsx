import { SHOP } from '../../../src/lib/shop'

/** The pharmacy, as the gateway wrote it into the page. */
const shopName = () => document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? SHOP.name

/** Beside the login, where there is room: what the counter is for, over a drawn field. */
export const LoginArt = () => (
  <aside className="login-art" aria-label={`${shopName()}柜台`}>
    <p className="login-brand">
      <span className="side-logo" />
      <strong>{shopName()}</strong>柜台
    </p>
    <p className="login-motto">
      先照顾
      <br />
      等得最久的那个人
    </p>
    <p className="login-words">处方审核、发货核对、咨询与回电，都按等待时间排好。打开就从第一件做起。</p>
    <svg viewBox="0 0 592 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="426" cy="120" r="80" fill="#F6EBD2" />
      <path d="M0 248C118 176 249 200 367 240S533 288 592 200V400H0z" fill="#E3F1E7" />
      <path d="M0 312C148 248 296 264 414 304S551 296 592 272V400H0z" fill="#C7E3D0" />
      <path d="M0 360C178 320 355 336 592 344V400H0z" fill="#9CCBAD" />
      <g fill="none" stroke="#9CCBAD" strokeWidth="1.2" opacity=".7">
        <path d="M59 288c59-24 130-24 201 0" />
        <path d="M332 276c59 20 118 24 189 8" />
      </g>
    </svg>
  </aside>
)
