<?php declare(strict_types=1);

namespace Weefsel\Shop\Tests;

use PHPUnit\Framework\TestCase;
use Weefsel\Shop\Hook\HookBody;
use Weefsel\Shop\Hook\SeoPages;
use Weefsel\Shop\Seo\WrittenBrands;
use Weefsel\Shop\Setup\MailTemplates;
use Weefsel\Shop\StoreApi\Brand\Brands;
use Weefsel\Shop\StoreApi\Review\ReviewFields;
use Weefsel\Shop\StoreApi\StoreInfo\OpeningHours;
use Weefsel\Shop\StoreApi\Withdrawal\Promises;
use Weefsel\Shop\StoreApi\Withdrawal\Withdrawal;
use Weefsel\Shop\StoreApi\Withdrawal\WithdrawalFacts;

/** Codes, states and shapes, with the cases of `withdrawal-routes.spec.ts` and `return-label.spec.ts`. */
final class WithdrawalFactsTest extends TestCase
{
    public function testNobodyGuessesACodeAndNothingElseIsLookedUp(): void
    {
        $codes = array_map(static fn () => WithdrawalFacts::newCode(), range(1, 200));
        self::assertCount(200, array_unique($codes));
        foreach ($codes as $code) {
            self::assertTrue(WithdrawalFacts::isCode($code));
        }
        foreach (['', 'R10001-1', '%', str_repeat('é', 32), $codes[0] . "\n"] as $other) {
            self::assertFalse(WithdrawalFacts::isCode($other));
        }
    }

    public function testAnOrderIsMeantByItsNumberHoweverItIsTyped(): void
    {
        self::assertSame('10001', WithdrawalFacts::orderNumberIn('# 10001'));
        self::assertSame('10001', WithdrawalFacts::orderNumberIn(' 10 001 '));
        foreach (["1' or 1=1", '', '#', '1234567890123', '10001x'] as $other) {
            self::assertNull(WithdrawalFacts::orderNumberIn($other));
        }
        self::assertSame('emma@weefsel.example', WithdrawalFacts::plain(' EMMA@weefsel.example '));
        self::assertSame(WithdrawalFacts::plain('3512 WF'), WithdrawalFacts::plain('3512wf'));
    }

    public function testOnlyWholePiecesAreChosen(): void
    {
        $line = static fn (mixed $quantity, mixed $id = 'a') => [['id' => $id, 'quantity' => $quantity]];
        self::assertSame(['a' => 2], WithdrawalFacts::chosenIn($line(2)));
        self::assertSame(['a' => 2], WithdrawalFacts::chosenIn($line(2.0)));
        foreach ([$line(0), $line(-1), $line(0.5), $line('2'), $line(null), $line(1, 5), [null], ['x'], 'x', null] as $other) {
            self::assertSame([], WithdrawalFacts::chosenIn($other));
        }
        self::assertFalse(WithdrawalFacts::fits(['a' => 3], ['a' => 2]));
        self::assertFalse(WithdrawalFacts::fits(['b' => 1], ['a' => 2]));
        self::assertTrue(WithdrawalFacts::fits(['a' => 2], ['a' => 2]));
    }

    public function testAWithdrawalSaysHowFarItHasCome(): void
    {
        self::assertSame('sendBack', WithdrawalFacts::state(false, false, false));
        self::assertSame('received', WithdrawalFacts::state(false, true, false));
        self::assertSame('settled', WithdrawalFacts::state(false, true, true));
        self::assertSame('unsent', WithdrawalFacts::state(true, false, false));
        self::assertSame('settled', WithdrawalFacts::state(true, false, true));
        self::assertSame('3SWRET001000101', WithdrawalFacts::parcelCode('10001', 1));
    }

    public function testWhatWasBegunIsForgottenAfterADayAndAReceiptAfterThirty(): void
    {
        $now = new \DateTimeImmutable('2026-11-26T12:00:00Z');
        $ago = static fn (string $time) => $now->modify('-' . $time);
        self::assertFalse(WithdrawalFacts::isForgotten($ago('23 hours'), null, $now));
        self::assertTrue(WithdrawalFacts::isForgotten($ago('25 hours'), null, $now));
        self::assertFalse(WithdrawalFacts::isForgotten($ago('40 days'), $ago('29 days'), $now));
        self::assertTrue(WithdrawalFacts::isForgotten($ago('40 days'), $ago('31 days'), $now));
    }

    public function testAReceiptHasACodeAndDays(): void
    {
        $at = new \DateTimeImmutable('2026-11-20T09:00:00Z');
        $withdrawal = fn (bool $isUnsent) => new Withdrawal(
            'id', 'code', 'order', 1, 'Emma', 'emma@shop.example', '', ['a' => 1], 'law', $isUnsent, true, 2995, 0, $at, $at, null, null, null, null,
        );
        self::assertSame([
            'returnCode' => 'R10001-1',
            'state' => 'sendBack',
            'isPaid' => true,
            'isUnsent' => false,
            'confirmedAt' => '2026-11-20T09:00:00.000+00:00',
            'sendBackUntil' => '2026-12-04',
            'refundUntil' => '2026-12-04',
        ], $withdrawal(false)->receipt('10001', new Promises()));
        self::assertNull($withdrawal(true)->receipt('10001', new Promises())['sendBackUntil']);
    }

    public function testFieldsOfAReviewThatMakeNoSenseCountAsNotSaid(): void
    {
        self::assertSame(['nd_size' => 'M', 'nd_fit' => 'large'], ReviewFields::from(['nd_size' => ' M ', 'nd_fit' => 'large']));
        self::assertSame(['nd_size' => null, 'nd_fit' => null], ReviewFields::from(['nd_size' => 4, 'nd_fit' => 'huge']));
        self::assertSame(['nd_size' => null, 'nd_fit' => null], ReviewFields::from('x'));
        self::assertSame(30, mb_strlen((string) ReviewFields::from(['nd_size' => str_repeat('é', 99)])['nd_size']));
    }

    public function testOpeningHoursAreAPairOfTimesOrClosed(): void
    {
        self::assertSame(['openingTime' => '10:00', 'closingTime' => '18:00'], OpeningHours::toWire('10.00 – 18:00'));
        foreach (['', 'gesloten', '25:00-26:00', '10:00'] as $other) {
            self::assertSame(['openingTime' => '', 'closingTime' => 'Closed'], OpeningHours::toWire($other));
        }
    }

    public function testABrandsPageIsOfACategory(): void
    {
        $id = str_repeat('a', 32);
        self::assertSame($id, Brands::categoryIn('/manufacturer/' . str_repeat('b', 32) . '/category/' . $id));
        self::assertNull(Brands::categoryIn('/manufacturer/' . $id));
    }

    public function testABrandIsWrittenByItselfOrByItsName(): void
    {
        $translated = ['productManufacturerId' => 'b', 'languageId' => 'nl'];
        self::assertSame(['a', 'b'], WrittenBrands::of(['a'], [$translated, $translated, 'x', ['languageId' => 'nl']]));
        self::assertSame(['a'], WrittenBrands::of(['a', 'a', null, ['a']], []));
        self::assertSame([], WrittenBrands::of([], []));
    }

    public function testAWebhookIsSignedAsThoseOfApps(): void
    {
        $body = HookBody::of('product.written', [['entity' => 'product', 'operation' => 'update', 'primaryKey' => 'a']], 'e', 'https://shop.example', 1);
        self::assertSame(
            '{"data":{"payload":[{"entity":"product","operation":"update","primaryKey":"a"}],"event":"product.written"},"source":{"url":"https://shop.example","eventId":"e"},"timestamp":1}',
            $body,
        );
        self::assertSame(hash_hmac('sha256', $body, 'secret'), HookBody::signature($body, 'secret'));
        self::assertNotSame(HookBody::signature($body, 'secret'), HookBody::signature($body . ' ', 'secret'));
    }

    public function testAddressesThatWereMadeAnewAreOfProductsCategoriesAndBrands(): void
    {
        [$product, $category, $brand] = [str_repeat('a', 32), str_repeat('b', 32), str_repeat('c', 32)];
        $pages = ['/detail/' . $product, '/navigation/' . $category, '/manufacturer/' . $brand];
        $paths = [...$pages, '/manufacturer/' . $brand . '/category/' . $category, '/other/' . $product, '/detail/x', null];
        $seoUrls = array_map(static fn (?string $pathInfo) => ['pathInfo' => $pathInfo, 'routeName' => null], $paths);
        $ids = ['product' => [$product], 'category' => [$category], 'product_manufacturer' => [$brand]];
        self::assertSame($ids, SeoPages::idsIn([...$seoUrls, 'x']));
    }

    public function testAMailHasItsLinksInPlainTextToo(): void
    {
        $html = '<p>Hoi,</p><p><a href="{{ stopUrl }}">Meld je af</a>.</p>';
        self::assertSame("Hoi,\nMeld je af: {{ stopUrl }}.", MailTemplates::plain($html));
        foreach (glob(__DIR__ . '/../src/Resources/mails/*.twig') ?: [] as $file) {
            self::assertStringNotContainsString('</', MailTemplates::plain((string) file_get_contents($file)));
        }
    }
}
