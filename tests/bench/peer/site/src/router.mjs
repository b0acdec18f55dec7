import { createRouter, createWebHistory } from 'vue-router'

/** Each page is a chunk of its own. */
export const router = createRouter({
  history: createWebHistory(),
  scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
  routes: [
    { path: '/', name: 'home', component: () => import('./pages/HomePage.vue') },
    { path: '/category', name: 'category', component: () => import('./pages/CategoryPage.vue') },
    { path: '/search', name: 'search', component: () => import('./pages/ResultPage.vue') },
    { path: '/product/:code(\\d+)', name: 'product', component: () => import('./pages/ProductPage.vue') },
    { path: '/:rest(.*)', redirect: '/' },
  ],
})
