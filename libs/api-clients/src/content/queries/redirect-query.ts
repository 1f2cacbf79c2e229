/** Where an address in one of its `$spellings` moved to. */
export const redirectQuery = `*[_type == "redirect" && from in $spellings][0]{ from, to, status }`;
