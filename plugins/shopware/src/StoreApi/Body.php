<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi;

use Symfony\Component\HttpFoundation\Request;

/** Reads what was sent: of a wrong shape counts as not sent. */
final class Body
{
    /** A text without blanks around it; empty when there is none. */
    public static function text(Request $request, string $field): string
    {
        $value = $request->request->all()[$field] ?? null;

        return \is_string($value) ? trim($value) : '';
    }

    /**
     * Texts of a list.
     *
     * @return list<string>
     */
    public static function texts(Request $request, string ...$fields): array
    {
        $body = $request->request->all();
        foreach ($fields as $field) {
            if (\is_array($body[$field] ?? null)) {
                return array_values(array_filter($body[$field], \is_string(...)));
            }
        }

        return [];
    }
}
