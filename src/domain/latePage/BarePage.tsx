/** Where not even the page for failures arrived, as on a first visit: it needs nothing but React and the shop's first style sheet. */
export const BarePage = () => (
  <div className="q-screen column justify-center padding-gutter">
    <button className="q-press q-btn q-btn--block" onClick={() => location.reload()}>
      网络不太顺畅，点此重新加载
    </button>
  </div>
)
