vcl 4.1;

# Varnish 7 in front of the shop: it keeps what the shell says may be kept (docs/decisions/0148), forgets by surrogate key,
# and serves what it has when no shell answers. Needs the vmods std and directors (varnish) and xkey (varnish-modules).
#
#   varnishd -a :6081 -f /etc/varnish/weefsel.vcl -p http_gzip_support=off -p vcc_allow_inline_c=off
#
# http_gzip_support is off because the shell compresses better than Varnish would, with Brotli; see "Encodings" below.

import directors;
import std;
import xkey;

include "shells.vcl";
include "campaign-parameters.vcl";

sub vcl_recv {
    # --- what caches are told to forget
    if (req.method == "PURGE") {
        if (client.ip !~ shells_acl) {
            return (synth(405, "Only the shop may purge."));
        }
        if (!req.http.Surrogate-Key) {
            return (synth(400, "Say what to forget: Surrogate-Key."));
        }
        if (req.http.Soft-Purge) {
            set req.http.X-Forgotten = xkey.softpurge(req.http.Surrogate-Key);
        } else {
            set req.http.X-Forgotten = xkey.purge(req.http.Surrogate-Key);
        }
        return (synth(200, "Forgotten"));
    }

    set req.backend_hint = shells.backend();

    # --- headers that only this cache sets
    unset req.http.X-Arm;
    unset req.http.X-Write-Id;
    unset req.http.X-Write-Again;
    if (req.restarts == 0) {
        unset req.http.X-Serve-Stale;
        unset req.http.X-Fetch-Anew;
        unset req.http.X-Had-Campaign;
        unset req.http.X-With-Campaign;
        set req.http.X-Asked = req.url;
    }
    set req.hash_always_miss = req.http.X-Fetch-Anew && !req.http.X-Serve-Stale;

    # A write has a name, so that it can be sent to another shell when the one that had it is gone: shells that share a Redis
    # do what has a name once (docs/decisions/0160). What is longer than this is sent once.
    if (req.method != "GET" && req.method != "HEAD") {
        set req.http.X-Write-Id = server.identity + "." + std.time2integer(now, 0) + "." + req.xid;
        std.cache_req_body(256KB);
        return (pass);
    }

    # Pages of one browser alone: a preview, or a listing in the order of what somebody likes.
    if (req.http.Cookie ~ "(^|;\s*)weefsel-(preview|drafts)=" || req.http.X-Profile-Key || req.http.Authorization) {
        return (pass);
    }

    # A campaign at an address that leads elsewhere.
    if (req.http.X-With-Campaign) {
        return (pass);
    }

    # A browser that drew a lot has pages of its arm, of that canary: `weefsel-visit=c.<since>.…`.
    if (req.http.Cookie ~ "(^|;\s*)weefsel-visit=[lc]\.[0-9a-z]{1,9}\.") {
        set req.http.X-Arm = regsub(req.http.Cookie, "^(?:.*;)?\s*weefsel-visit=([lc]\.[0-9a-z]{1,9})\..*$", "\1");
    }

    # --- one key for one page
    call without_campaign;
    if (req.restarts == 0 && req.url != req.http.X-Asked) {
        set req.http.X-Had-Campaign = "yes";
    }
    set req.url = std.querysort(req.url);

    # --- Encodings: three kinds of browsers instead of hundreds of headers.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    return (hash);
}

sub vcl_hash {
    hash_data(req.url);
    hash_data(req.http.Host);
    # Answers over https have a header more.
    hash_data(req.http.X-Forwarded-Proto);
    hash_data(req.http.X-Arm);
    return (lookup);
}

sub vcl_hit {
    if (obj.ttl >= 0s || req.http.X-Serve-Stale || !std.healthy(req.backend_hint)) {
        return (deliver);
    }
    # Older than the shell lets it be served while a new one is fetched: fetched first.
    if (obj.ttl + std.duration(obj.http.X-Stale-While-Revalidate + "s", 0s) < 0s) {
        set req.http.X-Fetch-Anew = "yes";
        return (restart);
    }
    return (deliver);
}

sub vcl_backend_response {
    unset beresp.http.X-Stale-While-Revalidate;
    set beresp.grace = 0s;
    set beresp.keep = 0s;

    # A failure is given to who waits for it, and never replaces what is kept.
    if (beresp.status >= 500) {
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        set beresp.ttl = 0s;
        set beresp.uncacheable = true;
        return (deliver);
    }

    # Nothing with a cookie is for others, whatever else it says.
    if (beresp.http.Set-Cookie) {
        unset beresp.http.CDN-Cache-Control;
    }

    if (beresp.http.CDN-Cache-Control ~ "max-age=\d+" && bereq.method == "GET" && !bereq.uncacheable) {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
        set beresp.http.X-Stale-While-Revalidate =
            regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1");
        # Kept for bad times; vcl_hit says for how long it is served in good ones.
        set beresp.grace = std.duration(
            regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
        # Longer still it is good for asking whether it has changed (If-None-Match).
        if (beresp.status == 200) {
            set beresp.keep = 1h;
        }
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        return (deliver);
    }

    # Files with their version or content in the address.
    if (beresp.status == 200 && beresp.http.Cache-Control ~ "immutable" && !beresp.http.Set-Cookie) {
        set beresp.ttl = 1d;
        return (deliver);
    }

    # Everything else is between a browser and the shell; those who ask for it next do not wait for each other.
    set beresp.ttl = 120s;
    set beresp.uncacheable = true;
    return (deliver);
}

sub vcl_backend_fetch {
    # Each retry goes to another shell: two of them meet one that has not failed.
    if (bereq.retries > 0) {
        if (!bereq.http.X-Retry-Key) {
            set bereq.http.X-Retry-Key = bereq.xid;
        }
        set bereq.backend = others.backend(by=KEY, key=others.key(bereq.http.X-Retry-Key), alt=bereq.retries - 1, healthy=IGNORE);
        if (bereq.http.X-Write-Id) {
            set bereq.http.X-Write-Again = "yes";
        }
    }
}

sub vcl_backend_error {
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    # A shell that is gone fails at once, and another one can answer; one that is slow would be slow again.
    if (bereq.retries < 2 && now - bereq.time < 2s) {
        return (retry);
    }
    set beresp.ttl = 0s;
    set beresp.uncacheable = true;
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    set beresp.body = {"<!doctype html><html lang="nl"><meta charset="utf-8"><title>Even geduld</title>
<p>De winkel is even niet bereikbaar. Probeer het zo opnieuw.</p></html>"};
    return (deliver);
}

sub vcl_deliver {
    # No shell could make it: the last one that is kept, if there is any.
    if (resp.status >= 500 && req.restarts < 2 && !req.http.X-Serve-Stale &&
        (req.method == "GET" || req.method == "HEAD")) {
        set req.http.X-Serve-Stale = "yes";
        unset req.http.X-Had-Campaign;
        unset req.http.X-With-Campaign;
        return (restart);
    }
    # An address that leads elsewhere takes the parameters of campaigns along: a shell is asked with them.
    if ((resp.status == 301 || resp.status == 302) && req.http.X-Had-Campaign && !req.http.X-With-Campaign &&
        req.restarts < 3) {
        set req.http.X-With-Campaign = "yes";
        set req.url = req.http.X-Asked;
        return (restart);
    }
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.CDN-Cache-Control;
    unset resp.http.X-Stale-While-Revalidate;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    # What browsers may do is in Cache-Control alone; the age of what a cache kept would only tell them that it is old.
    unset resp.http.Age;
    return (deliver);
}

sub vcl_synth {
    if (req.method == "PURGE") {
        set resp.http.Content-Type = "text/plain; charset=utf-8";
        set resp.body = resp.reason + " " + req.http.X-Forgotten;
        return (deliver);
    }
}
