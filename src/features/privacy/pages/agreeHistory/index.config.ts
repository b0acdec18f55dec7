export default definePageConfig({ navigationBarTitleText: '同意记录' })
