export default definePageConfig({ navigationBarTitleText: '我的协议' })
