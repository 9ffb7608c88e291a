vcl 4.1;
# Varnish in front of two processes of the shop, for the proxy that ends TLS alone; SHARED_CACHE_SECONDS=1 at the shop.
# Replace the addresses where the processes run elsewhere.
import cookie;
import std;
import directors;

probe health {
    .url = "/health";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}
backend one { .host = "127.0.0.1"; .port = "3001"; .probe = health; .first_byte_timeout = 75s; .connect_timeout = 2s; }
backend two { .host = "127.0.0.1"; .port = "3002"; .probe = health; .first_byte_timeout = 75s; .connect_timeout = 2s; }

sub vcl_init {
    new nacre = directors.round_robin();
    nacre.add_backend(one);
    nacre.add_backend(two);
}

sub vcl_recv {
    set req.backend_hint = nacre.backend();
    # The shop believes the last entry: the address that the proxy has seen, not the proxy's own, which Varnish adds.
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ", [^,]*$", "");
    # The figures are for the inside: scrape each process at its own address.
    if (req.url ~ "^/metrics") {
        return (synth(404));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    cookie.parse(req.http.Cookie);
    # What a page is made of, see vcl_hash. Any other cookie, a session above all: the shop itself answers.
    set req.http.X-Language = cookie.get("language");
    set req.http.X-Theme = cookie.get("theme");
    cookie.filter("language,theme,scripts,nacre.device,__Secure-nacre.device");
    if (cookie.get_string() != "" || req.http.Authorization) {
        return (pass);
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.X-Language);
    hash_data(req.http.X-Theme);
}

sub vcl_backend_response {
    unset beresp.http.X-Request-Id;
    # Nothing is given out past its time: what is sold and what it costs are at most a second old.
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    if (beresp.http.Set-Cookie || beresp.status != 200) {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        return (deliver);
    }
    if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=([0-9]+).*", "\1s"), 0s);
        return (deliver);
    }
    if (beresp.http.Cache-Control ~ "private|no-store|no-cache") {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
    }
    return (deliver);
}

sub vcl_backend_error {
    # What changes nothing goes to the other process; an order is not sent twice.
    if (bereq.method == "GET" || bereq.method == "HEAD") {
        return (retry);
    }
}

sub vcl_deliver {
    unset resp.http.CDN-Cache-Control;
}
