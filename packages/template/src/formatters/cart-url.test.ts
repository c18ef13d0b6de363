import { renders } from '../test-template.ts'

renders('{@|cart-url}', {}, '/cart')
renders('{nothing|cart-url}', {}, '/cart')
renders('{url|cart-url}', { url: '/other' }, '/cart')
