import { renders } from '../test-template.ts'

renders('{cart|cart-subtotal}', { cart: { subtotalCents: 500 } }, 'deprecated, do not use')
renders('{nothing|cart-subtotal}', {}, 'deprecated, do not use')
