import { readOrderAddress } from './order-address';

const ID = '0123456789abcdefABCDEF0123456789';

describe('the address of an order page', () => {
  test('contains the order id, its number and the status of the payment service [CRT-07]', () => {
    const query = `orderId=${ID}&brq_statuscode=690&brq_ordernumber=10001&brq_invoicenumber=7`;
    expect(readOrderAddress(`/order/success?${query}`)).toEqual({
      orderId: ID,
      statuscode: '690',
      orderNumber: '10001',
    });
  });

  test('may have the number of the order as the one of an invoice [CRT-07]', () => {
    expect(readOrderAddress('/order/success?brq_invoicenumber=10001').orderNumber).toBe('10001');
  });

  test('may contain none of them', () => {
    expect(readOrderAddress('/order/success')).toEqual({
      orderId: undefined,
      statuscode: null,
      orderNumber: null,
    });
  });

  test.each(['', 'x', ID.slice(1), `${ID}0`, `x${ID}`, `${ID}%22`])('names no order by %j', (id) => {
    expect(readOrderAddress(`/order/success?orderId=${id}`).orderId).toBeUndefined();
  });
});
