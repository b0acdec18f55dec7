import { QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { createRoot } from 'react-dom/client'
import { queries } from './client/useAsk'
import { Guard } from './session/Guard'
import { Shell } from './Shell'
import { THEME } from './theme'
import './counter.css'
import './icons.css'

/** The component library writes its style sheets while it runs; the page's policy lets in those that carry this. */
const nonce = document.querySelector('meta[name="style-nonce"]')?.getAttribute('content') ?? ''

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <ConfigProvider locale={zhCN} csp={{ nonce }} theme={THEME} button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={queries}>
        <App>
          <Guard>{(me) => <Shell me={me} />}</Guard>
        </App>
      </QueryClientProvider>
    </ConfigProvider>,
  )
