export default definePageConfig({ navigationBarTitleText: '即将离开' })
