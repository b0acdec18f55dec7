export default definePageConfig({ navigationBarTitleText: '青禾健康' })
