import { createApp } from 'vue'
import 'vant/es/style/base.css'
import './theme.css'
import App from './App.vue'
import { router } from './router.mjs'

createApp(App).use(router).mount('#app')
