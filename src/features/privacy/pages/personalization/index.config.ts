export default definePageConfig({ navigationBarTitleText: '个性化推荐' })
