export default definePageConfig({ navigationBarTitleText: '问药师' })
